import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

const day = 24 * 60 * 60 * 1000;

/** For https on this machine: who is told to trust it, trusts nobody else by it. */
export async function makeCertificate(): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 90 * day),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  return { key: made.private, cert: made.cert };
}

/**
 * The one kept in `folder`, so that a provider which ends and is started again is still believed; made when there is none
 * or it ends soon.
 */
export async function keptCertificate(folder: string): Promise<Certificate & { certFile: string }> {
  const certFile = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'key.pem');
  if (!existsSync(certFile) || !existsSync(keyFile) || endsSoon(readFileSync(certFile, 'utf8'))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const made = await makeCertificate();
    writeFileSync(keyFile, made.key, { mode: 0o600 });
    writeFileSync(certFile, made.cert);
  }
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile };
}

function endsSoon(cert: string): boolean {
  return Date.parse(new X509Certificate(cert).validTo) < Date.now() + 30 * day;
}
