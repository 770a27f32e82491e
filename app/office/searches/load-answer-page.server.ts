import { data, type RouterContextProvider } from 'react-router'
import { findSearchMiss } from '#commerce/catalog/search/search-miss-store.server.ts'
import { answerSearch } from '#commerce/catalog/search-misses/answer-search.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import type { RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { previewRedirect, previewSynonym, readTypedAnswer } from './preview-answer.server.ts'
import { searchesPath } from './searches-address.ts'
import { suggestWords } from './suggest-words.server.ts'

interface AnswerArgs {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** A search of the list with what is typed beside it, or a 404. */
export async function loadAnswerPage({ url, context }: AnswerArgs) {
  const shop = context.get(shopContext)
  const typed = readTypedAnswer(url.searchParams)
  const miss = await findSearchMiss(shop.db, typed.query)
  if (!miss) throw data(null, { status: 404 })
  const { word, suggestions } = suggestWords(shop.catalog.index, miss.query)
  const synonym = { query: miss.query, word: typed.word || word, means: typed.means }
  return {
    ...{ query: miss.query, suggestions, synonym, target: typed.target },
    searched: texts.searched(miss.count, formatShopDate(miss.lastAt)),
    results: await previewSynonym(shop, synonym),
    leadsTo: await previewRedirect(shop, typed.target, new Date()),
  }
}

interface SentAnswer {
  query: string
  definition: RecordDefinition
  typed: Readonly<Record<string, string>>
  /** The notice of success. */
  saved: string
}

/** Saves an answer and leads back to the list, or returns its errors by field. */
export async function saveAnswer(args: AnswerArgs, { query, definition, typed, saved }: SentAnswer) {
  const { request, context } = args
  const sent = new SentValues()
  for (const [name, text] of Object.entries(typed)) sent.add(name, text)
  const { db } = context.get(shopContext)
  const added = await answerSearch(db, formOrigin({ context }), {
    query,
    definition,
    source: sent.source('row'),
  })
  if (added.ok) return redirectWithNotice(request, searchesPath, { text: saved, changeSet: added.changeSet })
  const errors = added.reason === 'invalid' ? recordErrorTexts(added.errors) : {}
  return data({ typed, errors }, { status: 400 })
}
