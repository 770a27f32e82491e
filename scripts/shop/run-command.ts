import { optionalField } from '#commerce/editing/input/field.server.ts'
import type { InputSource } from '#commerce/editing/input/input-source.server.ts'
import { optionsSource } from '#commerce/editing/input/options-source.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { loadSettings } from '#commerce/running/settings/load-settings.server.ts'
import { codeText } from '#commerce/values/typed/typed-text.ts'
import { runInTimeZone } from '#messages/current-time-zone.server.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { displayHost } from '#server/http/own-origin.ts'
import { escapeControlCharacters } from '#server/logging/escape-control-characters.ts'
import { openMigratedDatabase } from '#server/startup/open-migrated-database.ts'
import { StartFailure } from '#server/startup/start-failure.ts'
import { readEnvironment } from '#web/environment/environment.server.ts'
import { claimCommands, returnCommands, withdrawalCommands } from './after-sale-commands.ts'
import { type PlaceCommand, placeCommands } from './backups/backup-commands.ts'
import { changeCommands } from './change-commands.ts'
import {
  type CommandOptions,
  type CommandResult,
  failed,
  mistyped,
  type ShopCommand,
  succeeded,
} from './command.ts'
import { doctorCommands } from './doctor-commands.ts'
import { emailCommands } from './email-commands.ts'
import { errorLines } from './error-lines.ts'
import { messageCommands } from './message-commands.ts'
import { orderCommands } from './order-commands.ts'
import { recordSubjects } from './record-commands.ts'
import { refundCommands } from './refund-commands.ts'
import { settingCommands } from './setting-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { demoCommands, giftCardCommands, stockCommands } from './stock-commands.ts'

/** Verbs by subject. */
const subjects: Record<string, Record<string, ShopCommand>> = {
  orders: orderCommands,
  refunds: refundCommands,
  returns: returnCommands,
  claims: claimCommands,
  withdrawals: withdrawalCommands,
  messages: messageCommands,
  stock: stockCommands,
  'gift-cards': giftCardCommands,
  ...recordSubjects,
  settings: settingCommands,
  changes: changeCommands,
  emails: emailCommands,
  staff: staffCommands,
  doctor: doctorCommands,
  demo: demoCommands,
}

/** The longest option: the text of a page. */
const maxOptionLength = 100_000

/** Runs a command on the shop of this environment and prints the result. The exit code is 1 if it was refused, 2 if mistyped. */
export async function runShopCommand(typed: string[]): Promise<void> {
  const { ok, isMistyped, lines } = await runCommand(typed, process.env)
  const out = ok ? process.stdout : process.stderr
  // Lines may contain text from strangers.
  for (const line of lines) out.write(`${escapeControlCharacters(line)}\n`)
  if (!ok) process.exitCode = isMistyped ? 2 : 1
}

/** Runs a command on the shop that these environment variables describe. */
export async function runCommand(
  typed: string[],
  variables: Record<string, string | undefined>,
): Promise<CommandResult> {
  const [subject = '', verb = ''] = typed
  if (Object.hasOwn(placeCommands, subject)) return runPlaceCommand(subject, typed.slice(1), variables)
  const verbs = Object.hasOwn(subjects, subject) ? subjects[subject]! : undefined
  const isHelp = typed.includes('--help')
  const explained = isHelp ? succeeded : mistyped
  if (!verbs) return explained(commandMessages.usage, ...overview())
  const command = Object.hasOwn(verbs, verb) ? verbs[verb]! : undefined
  if (!command) return explained(...usageOf(subject, verbs))
  const usage = usageOf(subject, { [verb]: command })
  if (isHelp && !command.help) return succeeded(...usage)
  const parsed = parseCommandLine(typed.slice(2), command)
  if (!parsed.ok) return mistyped(...parsed.lines)
  const environment = readEnvironment(variables)
  if (!environment.ok) return failed(environment.reason)
  try {
    const { dataDir, databaseUrl, host, port, publicUrl } = environment.environment
    const url = publicUrl ?? `http://${displayHost(host)}:${port}`
    const db = await openMigratedDatabase({ dataDir, databaseUrl })
    try {
      if (isHelp) return succeeded(...usage, ...(await command.help!(db)))
      const shop = { db, dataDir, environment: environment.environment, url }
      const { timeZone } = await loadSettings(db)
      return await runInTimeZone(timeZone, () => command.run({ ...parsed, ...shop, now: new Date() }))
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (error instanceof StartFailure) return failed(error.message)
    throw error
  }
}

/** Commands on a whole shop, which isn't opened. */
async function runPlaceCommand(
  name: string,
  words: string[],
  variables: Record<string, string | undefined>,
): Promise<CommandResult> {
  const command: PlaceCommand = placeCommands[name]!
  const usage = `  ${command.usage}  ${command.summary}`
  if (words.includes('--help')) return succeeded(usage)
  if (words.length > command.maxWords || words.some(word => word.startsWith('--'))) return mistyped(usage)
  const environment = readEnvironment(variables)
  if (!environment.ok) return failed(environment.reason)
  const { dataDir, databaseUrl, backupDir } = environment.environment
  return command.run(words, { dataDir, databaseUrl, backupDir })
}

type ParsedCommandLine =
  | { ok: true; words: string[]; options: CommandOptions; source: InputSource }
  | { ok: false; lines: string[] }

/** Words up to the first option. "-5" is a word. */
function parseCommandLine(
  typed: readonly string[],
  { options = [], takesNames }: ShopCommand,
): ParsedCommandLine {
  const at = typed.findIndex(word => word.startsWith('--'))
  const typedWords = at < 0 ? [...typed] : typed.slice(0, at)
  const words = takesNames ? typedWords : typedWords.map(codeText)
  // Fields are named like columns, and people type hyphens.
  const named = typed.slice(words.length).map(word => word.replace(/^--[\w-]+/, toFieldName))
  const source = optionsSource(named)
  if (options === 'fields') return { ok: true, words, options: {}, source }
  const field = optionalField(textField({ max: maxOptionLength, lines: true }))
  const parsed = parseInput(Object.fromEntries(options.map(name => [name, field])), source)
  return parsed.ok
    ? { ok: true, words, options: parsed.values as CommandOptions, source }
    : { ok: false, lines: errorLines(parsed.errors) }
}

function toFieldName(option: string): string {
  return `--${option.slice(2).replace(/-(?=[a-z])/g, '_')}`
}

function overview(): string[] {
  const width = Math.max(...Object.keys(subjects).map(subject => subject.length))
  return [
    ...Object.entries(subjects).map(
      ([subject, verbs]) => `  ${subject.padEnd(width)}  ${Object.keys(verbs).join(', ')}`,
    ),
    ...Object.values(placeCommands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
  ]
}

function usageOf(subject: string, verbs: Record<string, ShopCommand>): string[] {
  const width = Math.max(...Object.values(verbs).map(({ usage }) => usage.length))
  return Object.values(verbs).map(({ usage, summary }) => `  ${subject} ${usage.padEnd(width)}  ${summary}`)
}
