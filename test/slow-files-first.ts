import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files, slowest first: none of them should start when all others have ended. */
const slow = [
  /\.slow\.test\.ts$/,
  /\/test\/attack\//,
  /\/test\/promises\//,
  /\.process\.test\.ts$/,
  /\/undo-properties\.db\.test\.ts$/,
]

/** Without a cache of durations, Vitest starts the largest files first, and some slow ones are small. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = slow.findIndex(pattern => pattern.test(moduleId))
  return index < 0 ? slow.length : index
}
