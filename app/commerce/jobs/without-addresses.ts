/** An error for the log: what happened and where, without the e-mail addresses that a server put into its words. */
export function withoutAddresses(error: unknown): string {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return words.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '…@…')
}
