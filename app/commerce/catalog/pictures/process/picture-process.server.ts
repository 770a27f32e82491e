import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureJobs } from './picture-jobs.server.ts'
import type { PictureAnswer, PictureQuestion } from './picture-worker.server.ts'

/** The bundle has the process's entry beside the server's. */
const entry = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './picture-worker.server.ts' : './picture-worker.js',
    import.meta.url,
  ),
)

/** Milliseconds that the process stays without a job. It takes up to 400 MB. */
const idleTime = 10_000

interface WaitingJob {
  resolve(result: unknown): void
  reject(error: Error): void
}

const waiting = new Map<number, WaitingJob>()
let started: ChildProcess | undefined
let lastId = 0
let ending: NodeJS.Timeout | undefined

/**
 * Does a job with pictures in a process of its own, which gives way to requests and frees its memory when it ends. It starts with the
 * first job, ends soon after the last one, and starts again after a crash, which rejects the jobs that it had.
 */
export function inPictureProcess<Name extends keyof PictureJobs>(
  name: Name,
  ...args: Parameters<PictureJobs[Name]>
): Promise<Awaited<ReturnType<PictureJobs[Name]>>> {
  const id = ++lastId
  clearTimeout(ending)
  started ??= start()
  const child = started
  child.channel?.ref()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.set(id, { resolve, reject })
  child.send({ id, name, args } satisfies PictureQuestion, error => error && finish({ id, error }))
  return promise as Promise<Awaited<ReturnType<PictureJobs[Name]>>>
}

function start(): ChildProcess {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', answer => finish(answer as PictureAnswer))
  const onEnd = () => {
    if (started !== child) return
    started = undefined
    const error = new Error('the picture process has ended')
    for (const id of waiting.keys()) finish({ id, error })
  }
  child.once('error', onEnd)
  child.once('exit', onEnd)
  // Only its jobs keep the shop's process running.
  child.unref()
  return child
}

function finish(answer: PictureAnswer): void {
  const job = waiting.get(answer.id)
  if (!job) return
  waiting.delete(answer.id)
  if (waiting.size === 0) {
    started?.channel?.unref()
    ending = setTimeout(end, idleTime).unref()
  }
  if (answer.error) job.reject(answer.error)
  else job.resolve(answer.result)
}

/** The process ends by itself once nobody can ask it. */
function end(): void {
  started?.disconnect()
  started = undefined
}
