import { Form } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { loadAnswerPage } from './load-answer-page.server.ts'
import { RedirectForm } from './redirect-form.tsx'
import { searchesPath } from './searches-address.ts'
import { SynonymForm } from './synonym-form.tsx'

/** A form that was sent back. */
interface RefusedAnswer {
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

type AnswerScreenProps = Awaited<ReturnType<typeof loadAnswerPage>> & { refused?: RefusedAnswer | undefined }

/** One search without results, and each way to answer it with its result beside it. */
export function AnswerScreen(props: AnswerScreenProps) {
  const { query, searched, synonym, suggestions, results, target, leadsTo, refused } = props
  const { typed = {}, errors = {} } = refused ?? {}
  return (
    <>
      <PageHead
        title={texts.answer(query)}
        note={searched}
        trail={[{ to: searchesPath, label: frameMessages.pages.searches }]}
        actions={
          <Form method="post" action={`${searchesPath}/dismiss`}>
            <button type="submit" className="button outlined" name="query" value={query}>
              {texts.dismiss}
            </button>
          </Form>
        }
      />
      <SynonymForm
        query={query}
        typed={{ ...synonym, ...typed }}
        errors={errors}
        suggestions={suggestions}
        results={results}
      />
      <RedirectForm
        key={target}
        query={query}
        target={typed.target ?? target}
        error={errors.target ?? errors.query}
        leadsTo={leadsTo}
      />
    </>
  )
}
