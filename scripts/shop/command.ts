import type { InputSource } from '#commerce/editing/input/input-source.server.ts'
import { localTimeOf } from '#commerce/values/zoned-time.ts'
import type { Db } from '#db/schema/schema.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import type { Environment } from '#web/environment/environment.server.ts'

/** A verb of `npm run shop -- SUBJECT VERB`. */
export interface ShopCommand {
  /** Such as "ship NUMBER --carrier UPS --tracking 1Z". */
  usage: string
  summary: string
  /** `fields`: the command reads its options itself. */
  options?: readonly (keyof CommandOptions)[] | 'fields'
  /** Its words are names, texts or files. Those of other commands are codes. */
  takesNames?: true
  /** More text for `--help`. */
  help?(db: Db): Promise<string[]>
  run(input: CommandInput): Promise<CommandResult>
}

export interface CommandInput {
  db: Db
  dataDir: string
  environment: Environment
  /** The public URL of the shop, without a slash at the end. */
  url: string
  /** The words between the verb and the options, such as a number, as codes are read. */
  words: string[]
  options: CommandOptions
  /** The same, unread. */
  source: InputSource
  now: Date
}

export interface CommandOptions {
  state?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
  amount?: string | undefined
  /** For the shopper. */
  message?: string | undefined
  reason?: string | undefined
  conflicts?: string | undefined
}

export interface CommandResult {
  ok: boolean
  /** The command itself can't be understood. */
  isMistyped?: true
  lines: string[]
}

export const succeeded = (...lines: string[]): CommandResult => ({ ok: true, lines })
export const failed = (...lines: string[]): CommandResult => ({ ok: false, lines })
export const mistyped = (...lines: string[]): CommandResult => ({ ok: false, isMistyped: true, lines })

/** "2026-11-21 12:00", in the shop's time zone. */
export function isoMinute(at: string): string {
  return localTimeOf(at, currentTimeZone()).replace('T', ' ')
}
