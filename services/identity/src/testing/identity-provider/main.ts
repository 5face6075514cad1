// Started by tools/start where a demo has no real keys: plays the providers until it is told to stop.
import { keptCertificate } from './certificate.ts';
import { startIdentityProvider } from './identity-provider.ts';

const { PUBLIC_URL = '', PORT = '0', SECURE_PORT = '0', CERTIFICATE_FOLDER = '' } = process.env;

// It vouches for everybody as whoever they say they are.
if (!/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(PUBLIC_URL)) {
  throw new Error(
    `PUBLIC_URL is "${PUBLIC_URL}": the local identity provider is for one's own machine only.`,
  );
}
const { certFile, ...certificate } = await keptCertificate(CERTIFICATE_FOLDER);
const provider = await startIdentityProvider({
  publicUrl: PUBLIC_URL,
  certificate,
  port: Number(PORT),
  securePort: Number(SECURE_PORT),
});
process.send?.({
  url: provider.url,
  environment: { ...provider.environment, NODE_EXTRA_CA_CERTS: certFile },
});
process.once('SIGTERM', () => void provider.stop().then(() => process.exit(0)));
