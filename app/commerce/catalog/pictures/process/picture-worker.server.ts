import { constants, setPriority } from 'node:os'
import { pictureJobs } from './picture-jobs.server.ts'

export interface PictureQuestion {
  id: number
  name: keyof typeof pictureJobs
  args: unknown[]
}

export interface PictureAnswer {
  id: number
  result?: unknown
  error?: Error
}

// Pages come first. On a busy core, a picture still gets a tenth of the time.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Two at a time, each on one core. */
const maxJobs = 2
const waiting: PictureQuestion[] = []
let running = 0

process.on('message', question => {
  waiting.push(question as PictureQuestion)
  void work()
})

// Nobody waits for its jobs any more.
process.on('disconnect', () => process.exit())

async function work(): Promise<void> {
  if (running >= maxJobs) return
  running += 1
  for (let question = waiting.shift(); question; question = waiting.shift())
    process.send?.(await answer(question))
  running -= 1
}

async function answer({ id, name, args }: PictureQuestion): Promise<PictureAnswer> {
  try {
    const job = pictureJobs[name] as (...args: unknown[]) => Promise<unknown>
    return { id, result: await job(...args) }
  } catch (error) {
    return { id, error: error as Error }
  }
}
