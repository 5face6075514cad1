// Preloaded (`node --import`) into every process that a stack starts: ends it, with its whole process group, when the
// stack that started it is gone without having been able to stop it (SIGKILL, a crash). And a log that cannot be written
// does not end it.
const owner = Number(process.env.PUENTE_OWNER);

// Only the process started by the stack itself; its own children inherit the variable but end with their group.
if (owner === process.ppid) {
  const watch = setInterval(() => {
    if (process.ppid === owner) return;
    clearInterval(watch);
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 10_000).unref();
  }, 500);
  watch.unref();
}

// Where its log is on a disk that is full, an error nobody listens to would end it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
