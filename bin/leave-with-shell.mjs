// Preloaded where npm runs the script: npm passes a SIGTERM to the shell between them, which dies of it without telling
// its child. A server would stay behind and keep its port; so it ends, in order, once its shell is gone.
const shell = process.ppid;

setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
