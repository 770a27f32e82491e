/** Milliseconds that the processors have worked for this process, all threads together. */
export function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
