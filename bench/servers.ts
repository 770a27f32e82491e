import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { ServedPage } from './read-page.ts'

export interface RunningServer {
  port: number
  origin: string
  /** Milliseconds that its processors have worked so far, all threads together. */
  worked(): Promise<number>
  /** Bytes of memory that the process holds once everything is loaded and what it no longer needs is given back. */
  memory(): Promise<number>
}

const children: ChildProcess[] = []

/** The built shop in a process of its own; it writes its request log to a file, as in real life. */
export function startShop(
  folder: string,
  mode: 'page cache' | 'rendered',
  dataDir = path.join(folder, 'data'),
  databaseUrl?: string,
): Promise<RunningServer> {
  return start(
    'shop-server.ts',
    databaseUrl ? [dataDir, mode, databaseUrl] : [dataDir, mode],
    path.join(folder, `${mode}.log`),
  )
}

/** What Node itself can do: the same bytes with the same headers, from memory, and nothing else. */
export async function startBareServer(
  folder: string,
  pages: Record<string, ServedPage>,
): Promise<RunningServer> {
  return start('bare-server.ts', [], path.join(folder, 'bare.log'), pages)
}

export async function stopServers(): Promise<void> {
  await Promise.all(
    children.splice(0).map(async child => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    }),
  )
}

/** Starts a server and waits until it has said which port it listens on. */
async function start(
  file: string,
  args: string[],
  logFile: string,
  message?: object,
): Promise<RunningServer> {
  const { said: port, ask } = await startProcess<number>(file, args, logFile, message)
  const measures = { worked: () => ask<number>('worked'), memory: () => ask<number>('memory') }
  return { port, origin: `http://127.0.0.1:${port}`, ...measures }
}

/** Starts a file of the bench in a process of its own and waits for the first that it says. */
export async function startProcess<Said>(
  file: string,
  args: string[],
  logFile: string,
  message?: object,
): Promise<{ said: Said; ask<Answer>(question: string): Promise<Answer> }> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', openSync(logFile, 'a'), 'inherit', 'ipc'],
  })
  children.push(child)
  if (message) child.send(message)
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', said => resolve(said as Said))
    child.once('exit', code =>
      reject(new Error(`bench/${file} ended with ${code} before it could be measured.`)),
    )
  })
  const ask = async <Answer>(question: string) => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer as Answer
  }
  return { said, ask }
}
