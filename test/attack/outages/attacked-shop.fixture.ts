import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#db/connection/connection.server.ts'

interface LogLine {
  event: string
  [detail: string]: unknown
}

export interface AttackedShop {
  origin: string
  pid: number
  fetch(target: string, init?: RequestInit): Promise<Response>
  /** The lines of the log except requests. */
  events(): LogLine[]
  /** Output that is not a line of the log. */
  otherOutput(): string
  /** Whether the process is still running. */
  isRunning(): boolean
  /** Closes it and returns its exit code. */
  close(): Promise<number | null>
}

const script = path.resolve('e2e', 'support', 'shop-process.mjs')

/** The built shop in its own process, killed after the test. */
export async function startAttackedShop({ dataDir, databaseUrl }: DatabaseAddress): Promise<AttackedShop> {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      TOTE_DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const opened = /^Tote is open at (\S+)/m
  await expect.poll(() => output).toMatch(opened)
  const origin = opened.exec(output)![1]!
  const lines = () => output.split('\n').slice(0, -1)
  const isLog = (line: string) => line.startsWith('{')
  return {
    origin,
    pid: child.pid!,
    fetch: (target, init) => fetch(origin + target, { redirect: 'manual', ...init }),
    events: () =>
      lines()
        .filter(isLog)
        .map((line): LogLine => JSON.parse(line))
        .filter(({ event }) => event !== 'request'),
    otherOutput: () =>
      lines()
        .filter(line => !isLog(line))
        .join('\n')
        .replace(/^[\s\S]*Tote is open at.*/, ''),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}
