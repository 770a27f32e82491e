import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href, useNavigate, useRevalidator } from 'react-router'
import { applyToView, type Gone, type ListView } from '../../commerce/wish-lists/list-view.ts'
import type { WishChange } from '../../commerce/wish-lists/wish-change.ts'
import { hear, useCount, useSending } from '../sending/sending.ts'
import { isSentHere } from './list-form.tsx'
import type { WishAnswer } from './wish-answer.ts'
import { readWishChange, wishChanges } from './wish-waiting.ts'

export interface LiveList extends ListView {
  /** What only the shop can show and has not answered yet: a link, a new list, or the end of this one. */
  awaited: WishChange['kind'] | undefined
  /** What the shop said last to what was done here. */
  said: string | undefined
}

/** The list with everything that its owner did and the shop has not answered yet. */
export function useLiveList(loaded: Omit<ListView, 'gone'>): LiveList {
  const { waiting } = useSending()
  const kept = useCount('wishes')
  const [gone, setGone] = useState<readonly Gone[]>([])
  const [said, setSaid] = useState<string>()
  const [answered, setAnswered] = useState<readonly WishChange[]>([])
  const base = useMemo(
    () => answered.reduce(applyToView, { ...loaded, gone: goneFrom(loaded, gone) }),
    [loaded, gone, answered],
  )
  const live = useMemo(() => {
    const changes = wishChanges(waiting)
    const awaited = changes.find(
      ({ kind }) => kind === 'share' || kind === 'create' || kind === 'delete',
    )?.kind
    return { ...changes.reduce(applyToView, base), awaited, said }
  }, [base, waiting, said])

  const latest = useRef(base)
  useEffect(() => {
    latest.current = base
  })
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(
    () =>
      hear(async ({ change, answer }) => {
        const wishChange = readWishChange(change)
        if (!wishChange || !answer.ok) return
        const { said, list } = answer as WishAnswer
        const here = isSentHere(change.key)
        const to = whereTo(wishChange, list, latest.current, here)
        if (to) return navigate(`${to}said=${said}`)
        // Who went on to another list meanwhile sees what came of it when they look.
        const { list: shown } = latest.current
        if (here && (!wishChange.list || wishChange.list === shown?.id)) setSaid(answer.words)
        // What was done is shown until the list is loaded anew, and what left with it stays in sight after that.
        latest.current = applyToView(latest.current, wishChange)
        const { gone: left } = latest.current
        // At once, because what waits is looked at again right after this, and nothing may fall back between. What left is
        // kept now and not when the list is there: the router shows what it loaded when it is ready to.
        flushSync(() => {
          setGone(before => [...before.filter(({ wish }) => !left.some(isOf(wish.product))), ...left])
          setAnswered(before => [...before, wishChange])
        })
        await revalidate()
        startTransition(() => setAnswered(before => before.filter(other => other !== wishChange)))
      }),
    [navigate, revalidate],
  )
  // The lists were changed where nobody told this page, such as in another tab.
  useEffect(() => {
    const count = loaded.lists.reduce((sum, one) => sum + one.count, 0)
    if (waiting.length === 0 && kept !== undefined && kept !== count) void revalidate()
  }, [waiting, kept, loaded, revalidate])
  return live
}

/** A list that was made here opens; one that was deleted, wherever that was done, is left. */
function whereTo(
  { kind, list }: WishChange,
  made: string | null,
  shown: ListView,
  sentHere: boolean,
): string | undefined {
  if (kind === 'create' && made && sentHere)
    return `${href('/wishList/:list?', { list: made })}?about=${made}&`
  return kind === 'delete' && list === shown.list?.id ? `${href('/wishList/:list?')}?` : undefined
}

function isOf(product: number): (gone: Gone) => boolean {
  return ({ wish }) => wish.product === product
}

/** What is on the list again is not gone. */
function goneFrom({ wishes }: Pick<ListView, 'wishes'>, gone: readonly Gone[]): Gone[] {
  return gone.filter(({ wish }) =>
    wishes.every(({ product, removed }) => removed || product !== wish.product),
  )
}
