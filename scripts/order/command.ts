import type { Db } from '../../app/db/schema/schema.ts'

/** A command of `npm run order`. */
export interface OrderCommand {
  /** Such as "ship NUMBER --carrier UPS --tracking 1Z". */
  usage: string
  summary: string
  run(input: CommandInput): Promise<CommandResult>
}

export interface CommandInput {
  db: Db
  /** The word after the command, such as a number; may be empty. */
  subject: string
  options: CommandOptions
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
}

export interface CommandResult {
  ok: boolean
  lines: string[]
}

export const succeeded = (...lines: string[]): CommandResult => ({ ok: true, lines })
export const failed = (...lines: string[]): CommandResult => ({ ok: false, lines })

/** "2026-11-21 12:00", in UTC. */
export function isoMinute(at: string): string {
  return at.slice(0, 16).replace('T', ' ')
}
