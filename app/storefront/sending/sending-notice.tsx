import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { comesLater } from '../../ui/comes-later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { loadSending, useSending } from './sending.ts'
import { stuckInWords } from './stuck-in-words.ts'

const AnswerNotice = comesLater(() => loadSending().then(({ AnswerNotice }) => AnswerNotice))

/** Says that the shop cannot be reached, and what came of what it refused or waited for. The cart says it itself. */
export function SendingNotice() {
  const { waiting, stuck } = useSending()
  const { pathname } = useLocation()
  const [used, setUsed] = useState(false)
  if (waiting.length > 0 && !used) setUsed(true)
  if (pathname.toLowerCase() === href('/cart')) return null
  return (
    <>
      <Notice>{stuck && waiting.length > 0 && stuckInWords(waiting)}</Notice>
      {used && <AnswerNotice />}
    </>
  )
}
