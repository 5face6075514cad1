// What sends files is not `fetch`: a stand-in for XMLHttpRequest, answered by the test.

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A file under way, as the test sees it. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  answerHeaders: Record<string, string> = {};
  address = '';
  headers: Record<string, string> = {};
  file?: File;

  open(method: string, path: string): void {
    this.address = `${method} ${path}`;
    FakeUpload.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  send(form: FormData): void {
    this.file = form.get('files') as File;
  }
  abort(): void {
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  answer({ status, body, headers = {} }: Answer): void {
    this.answerHeaders = headers;
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
  /** No answer comes. */
  break(): void {
    this.onerror?.();
  }
}

/** From now on files are sent to the test. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.all = [];
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return FakeUpload.all;
}
