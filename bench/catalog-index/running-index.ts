import path from 'node:path'
import { startProcess } from '../servers.ts'
import type { LoopBlock } from './event-loop-blocks.ts'
import type { IndexTasks } from './index-process.ts'

/** A catalog index in a separate process. */
export interface RunningIndex {
  /** The longest block of its event loop during the load. */
  loaded: LoopBlock
  /** Milliseconds of each query. */
  listings(): Promise<number[]>
  searches(): Promise<number[]>
  /** The same searches in a shop with synonyms of their words. */
  searchesBySynonyms(): Promise<number[]>
  /** The longest block of its event loop while products changed. */
  changes(): Promise<LoopBlock>
}

export async function startIndex(folder: string, shop: string): Promise<RunningIndex> {
  const { ask } = await startProcess<'ready'>(
    path.join('catalog-index', 'index-process.ts'),
    [path.join(shop, 'data')],
    path.join(folder, 'index.log'),
  )
  const task = <Name extends keyof IndexTasks>(name: Name) => ask<Awaited<ReturnType<IndexTasks[Name]>>>(name)
  return {
    loaded: await task('loaded'),
    listings: () => task('listings'),
    searches: () => task('searches'),
    searchesBySynonyms: () => task('searchesBySynonyms'),
    changes: () => task('changes'),
  }
}
