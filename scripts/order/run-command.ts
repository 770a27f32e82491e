import { parseArgs } from 'node:util'
import { readEnvironment } from '../../app/web/environment.server.ts'
import { openMigrated } from '../../server/open-migrated.ts'
import { StartFailure } from '../../server/start-failure.ts'
import { visible } from '../../server/visible.ts'
import { afterSaleCommands } from './after-sale-commands.ts'
import type { Answer, Command, Options } from './command.ts'
import { refused } from './command.ts'
import { emailCommands } from './email-commands.ts'
import { orderCommands } from './order-commands.ts'
import { shopCommands } from './shop-commands.ts'

const commands: Record<string, Command> = {
  ...orderCommands,
  ...afterSaleCommands,
  ...shopCommands,
  ...emailCommands,
}

/** Does what was typed with the shop of this environment, says so in plain words, and ends with 1 when it did not. */
export async function runOrderCommand(typed: string[]): Promise<void> {
  const { ok, lines } = await answerTo(typed, process.env)
  const out = ok ? process.stdout : process.stderr
  // Much of it was typed by strangers.
  for (const line of lines) out.write(`${visible(line)}\n`)
  if (!ok) process.exitCode = 1
}

/** Does it in the shop that these variables name. */
export async function answerTo(
  typed: string[],
  variables: Record<string, string | undefined>,
): Promise<Answer> {
  const read = readTyped(typed)
  const command = read && Object.hasOwn(commands, read.name) ? commands[read.name] : undefined
  if (!read || !command) return refused(...usage())
  const environment = readEnvironment(variables)
  if (!environment.ok) return refused(environment.because)
  try {
    const { dataDir, databaseUrl } = environment.environment
    const db = await openMigrated({ dataDir, databaseUrl })
    try {
      return await command.run({ db, subject: read.subject, options: read.options, now: new Date() })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (error instanceof StartFailure) return refused(error.message)
    throw error
  }
}

/** Undefined for options that no command has. A third word is an amount: "stock SKU -5" names no option. */
function readTyped(typed: string[]): { name: string; subject: string; options: Options } | undefined {
  try {
    const third = /^[+-]\d+$/.test(typed[2] ?? '') ? typed[2] : undefined
    const { values, positionals } = parseArgs({
      args: third === undefined ? typed : typed.slice(0, 2),
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        carrier: { type: 'string' },
        tracking: { type: 'string' },
        url: { type: 'string' },
        amount: { type: 'string' },
        words: { type: 'string' },
      },
    })
    const [name = '', subject = '', ...more] = positionals
    if (more.length > 0) return undefined
    return { name, subject, options: { ...values, ...(third !== undefined && { amount: third }) } }
  } catch {
    return undefined
  }
}

function usage(): string[] {
  const widest = Math.max(...Object.values(commands).map(command => command.usage.length))
  return [
    'Say what is to be done: npm run order -- show T-7KQ4-M2XA',
    ...Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(widest)}  ${about}`),
  ]
}
