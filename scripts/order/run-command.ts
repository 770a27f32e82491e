import { parseArgs } from 'node:util'
import commandMessages from '../../app/messages/en/order-commands.ts'
import { readEnvironment } from '../../app/web/environment/environment.server.ts'
import { escapeControlCharacters } from '../../server/logging/escape-control-characters.ts'
import { openMigratedDatabase } from '../../server/startup/open-migrated-database.ts'
import { StartFailure } from '../../server/startup/start-failure.ts'
import { afterSaleCommands } from './after-sale-commands.ts'
import type { CommandOptions, CommandResult, OrderCommand } from './command.ts'
import { failed } from './command.ts'
import { emailCommands } from './email-commands.ts'
import { orderCommands } from './order-commands.ts'
import { refundCommands } from './refund-commands.ts'
import { shopCommands } from './shop-commands.ts'

const commands: Record<string, OrderCommand> = {
  ...orderCommands,
  ...afterSaleCommands,
  ...refundCommands,
  ...shopCommands,
  ...emailCommands,
}

/** Runs a command on the shop of this environment and prints the result. The exit code is 1 if it failed. */
export async function runOrderCommand(typed: string[]): Promise<void> {
  const { ok, lines } = await runCommand(typed, process.env)
  const out = ok ? process.stdout : process.stderr
  // Lines may contain text from strangers.
  for (const line of lines) out.write(`${escapeControlCharacters(line)}\n`)
  if (!ok) process.exitCode = 1
}

/** Runs a command on the shop that these environment variables describe. */
export async function runCommand(
  typed: string[],
  variables: Record<string, string | undefined>,
): Promise<CommandResult> {
  const parsed = parseCommandLine(typed)
  const command = parsed && Object.hasOwn(commands, parsed.name) ? commands[parsed.name] : undefined
  if (!parsed || !command) return failed(...usage())
  const environment = readEnvironment(variables)
  if (!environment.ok) return failed(environment.reason)
  try {
    const { dataDir, databaseUrl } = environment.environment
    const db = await openMigratedDatabase({ dataDir, databaseUrl })
    try {
      return await command.run({ db, subject: parsed.subject, options: parsed.options, now: new Date() })
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (error instanceof StartFailure) return failed(error.message)
    throw error
  }
}

/** Undefined for unknown options. A third word is an amount, so that "-5" in "stock SKU -5" is no option. */
function parseCommandLine(
  typed: string[],
): { name: string; subject: string; options: CommandOptions } | undefined {
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
        message: { type: 'string' },
        reason: { type: 'string' },
        // The name of both options in earlier releases.
        words: { type: 'string' },
      },
    })
    const [name = '', subject = '', ...more] = positionals
    if (more.length > 0) return undefined
    const { words, ...options } = { message: values.words, reason: values.words, ...values }
    return { name, subject, options: { ...options, ...(third !== undefined && { amount: third }) } }
  } catch {
    return undefined
  }
}

function usage(): string[] {
  const width = Math.max(...Object.values(commands).map(command => command.usage.length))
  return [
    commandMessages.usage,
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
  ]
}
