/** Leads what this process sends to a push service of tests to a port of this machine. */
export function leadPushTo(port: number): void;
