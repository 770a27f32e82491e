/** The shop cannot open, for a reason that the one who started it can mend. Its message is one plain line. */
export class StartFailure extends Error {}

export function dataFolderFailure(dataDir: string, error: unknown): StartFailure {
  return new StartFailure(
    `The data folder ${dataDir} cannot be written to (${codeOf(error)}). Make it writable or choose another with TOTE_DATA_DIR.`,
  )
}

export function portFailure(host: string, port: number, error: unknown): StartFailure {
  const code = codeOf(error)
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program or choose another port, for example PORT=${port + 1} npm start.`,
    EACCES: `Port ${port} may not be opened by this user. Choose one above 1023, for example PORT=3000 npm start.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one that it has.`,
    ENOTFOUND: `The host name ${host} is not known here. Set HOST to an address of this machine.`,
  }
  return new StartFailure(reasons[code] ?? `${host}:${port} cannot be opened (${code}).`)
}

export function databaseFailure(error: unknown): StartFailure {
  if (error instanceof StartFailure) return error
  return new StartFailure(`The database cannot be opened: ${reasonOf(error)}. Nothing was changed.`)
}

export function shopFailure(error: unknown): StartFailure {
  return new StartFailure(`The shop cannot be opened: ${reasonOf(error)}.`)
}

/** The words of whoever failed; an address is left out, because it may hold a password. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const message = first instanceof Error ? first.message : String(first)
  return message.replace(/\s+/g, ' ').replace(/\w+:\/\/\S+/g, '…')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
