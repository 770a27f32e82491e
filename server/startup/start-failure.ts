import { CatalogTooLarge } from '#commerce/catalog/index/index-memory.ts'
import { startupMessages as startup } from '#messages/startup.ts'

/** The shop cannot open, for a reason that an operator can fix. The message is one line of plain text. */
export class StartFailure extends Error {}

export function dataFolderFailure(dataDir: string, error: unknown): StartFailure {
  return new StartFailure(startup.dataFolderNotWritable({ path: dataDir, code: codeOf(error) }))
}

export function portFailure(host: string, port: number, error: unknown): StartFailure {
  const code = codeOf(error)
  const failures = startup.portFailures
  return new StartFailure(
    code in failures
      ? failures[code as keyof typeof failures]({ host, port })
      : startup.portFailed({ host, port, code }),
  )
}

export function databaseFailure(error: unknown): StartFailure {
  if (error instanceof StartFailure) return error
  return new StartFailure(startup.databaseFailed({ error: messageOf(error) }))
}

export function shopFailure(error: unknown): StartFailure {
  if (error instanceof CatalogTooLarge) return new StartFailure(startup.catalogTooLarge(error.shortage))
  return new StartFailure(startup.shopFailed({ error: messageOf(error) }))
}

/** The error's own message without URLs, which may hold a password. */
function messageOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const message = first instanceof Error ? first.message : String(first)
  return message.replace(/\s+/g, ' ').replace(/\w+:\/\/\S+/g, '…')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
