// Preloaded into scripts that npm starts. npm runs a script through a shell and sends SIGTERM to that shell only: the
// shell dies, and the server would stay behind and keep its port. So this process stops itself once its parent is gone.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
