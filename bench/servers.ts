import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import type { ServedPage } from './read-page.ts'

export interface RunningServer {
  port: number
  origin: string
  /** CPU time so far in milliseconds, of all threads. */
  cpuTime(): Promise<number>
  /** CPU time in milliseconds of `renderToString` alone for the page that the shop rendered last. */
  treeTime(): Promise<number>
  /** Bytes of memory after everything is loaded and unused memory is released. */
  memory(): Promise<number>
}

const children: ChildProcess[] = []

/** Starts the built shop in a separate process, with its request log in a file. */
export function startBenchShop(
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

/** Starts the baseline: a server that sends the same bytes from memory. */
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

/** Starts a server and waits for its port. */
async function start(
  file: string,
  args: string[],
  logFile: string,
  message?: object,
): Promise<RunningServer> {
  const { first: port, ask } = await startProcess<number>(file, args, logFile, message)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    cpuTime: () => ask('cpu-time'),
    treeTime: () => ask('tree-time'),
    memory: () => ask('memory'),
  }
}

/** Starts a file of the bench in a separate process and waits for its first message. */
export async function startProcess<First>(
  file: string,
  args: string[],
  logFile: string,
  message?: object,
): Promise<{ first: First; ask<Answer>(question: string): Promise<Answer> }> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', openSync(logFile, 'a'), 'inherit', 'ipc'],
  })
  children.push(child)
  if (message) child.send(message)
  const first = await new Promise<First>((resolve, reject) => {
    child.once('message', message => resolve(message as First))
    child.once('exit', code =>
      reject(new Error(`bench/${file} ended with ${code} before it could be measured.`)),
    )
  })
  const ask = async <Answer>(question: string) => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer as Answer
  }
  return { first, ask }
}
