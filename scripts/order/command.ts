import type { Db } from '../../app/db/schema.ts'

/** Something that the merchant says to their shop. */
export interface Command {
  /** As it is typed: "ship NUMBER --carrier UPS --tracking 1Z". */
  usage: string
  about: string
  run(asked: Asked): Promise<Answer>
}

export interface Asked {
  db: Db
  /** The word after the command, such as a number; empty when there is none. */
  subject: string
  options: Options
  now: Date
}

export interface Options {
  state?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
  amount?: string | undefined
  words?: string | undefined
}

/** What was done, or why not, line by line. */
export interface Answer {
  ok: boolean
  lines: string[]
}

export const done = (...lines: string[]): Answer => ({ ok: true, lines })
export const refused = (...lines: string[]): Answer => ({ ok: false, lines })

/** Who writes it down in an order's history. */
export const who = 'merchant'
