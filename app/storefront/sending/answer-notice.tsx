import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../ui/notice/notice.tsx'
import { hear, sendingQueue, useSending } from './sending.ts'
import type { Answer } from './sending-queue.ts'

interface Said {
  words: string
  urgent: boolean
}

/** The first answers of a page may be faster than what says them: those are said when it comes. */
let isFirst = true

function saidBefore(answers: ReadonlyMap<string, Answer>): Said | undefined {
  const refused = isFirst ? [...answers.values()].findLast(({ ok }) => !ok) : undefined
  if (!refused || document.querySelector('dialog:modal')) return undefined
  return { words: refused.words, urgent: true }
}

/** What the shop refused, and what became of that for which the shopper had to wait. */
export function AnswerNotice() {
  const { waiting, stuck } = useSending()
  const [said, setSaid] = useState<Said>()
  const waited = useRef(false)
  waited.current = stuck && waiting.length > 0

  // Who does the next thing has read what came of the last.
  const newest = waiting.at(-1)?.key
  useEffect(() => {
    if (newest) setSaid(undefined)
  }, [newest])

  useEffect(() => {
    setSaid(saidBefore(sendingQueue().state.answers))
    isFirst = false
    return hear(({ change: { about }, answer: { ok, words } }) => {
      // What is open before the page says it itself.
      if (document.querySelector('dialog:modal')) return
      if (!ok) setSaid({ words: about ? `${about}: ${words}` : words, urgent: true })
      else if (waited.current) setSaid({ words, urgent: false })
    })
  }, [])

  const shown = said && (
    <>
      {said.words}
      <button type="button" className="icon-button" aria-label="Close" onClick={() => setSaid(undefined)}>
        <X aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </>
  )
  return (
    <>
      <Notice>{!said?.urgent && shown}</Notice>
      <Notice urgent>{said?.urgent && shown}</Notice>
    </>
  )
}
