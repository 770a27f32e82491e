import path from 'node:path'
import type { Listing, ListingQuery } from '../../app/commerce/finding/listing-query.ts'
import { startProcess } from '../servers.ts'
import type { Held } from './held.ts'
import type { Tasks } from './model-process.ts'

/** A catalogue in a process of its own. */
export interface RunningModel {
  /** How long its loop was held while everything was loaded. */
  loaded: Held
  queries: { listings: ListingQuery[]; searches: ListingQuery[] }
  /** What it lists for each of the listings. */
  answers(): Promise<Listing[]>
  /** Milliseconds of each question. */
  listings(): Promise<number[]>
  searches(): Promise<number[]>
  /** How long its loop was held while products changed. */
  changes(): Promise<Held>
}

export async function startModel(folder: string, shop: string): Promise<RunningModel> {
  const { ask } = await startProcess<'ready'>(
    path.join('finding', 'model-process.ts'),
    [path.join(shop, 'data')],
    path.join(folder, 'model.log'),
  )
  const task = <Name extends keyof Tasks>(name: Name) => ask<Awaited<ReturnType<Tasks[Name]>>>(name)
  return {
    loaded: await task('loaded'),
    queries: await task('queries'),
    answers: () => task('answers'),
    listings: () => task('listings'),
    searches: () => task('searches'),
    changes: () => task('changes'),
  }
}
