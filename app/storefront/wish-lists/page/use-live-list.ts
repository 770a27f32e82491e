import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href, useNavigate, useRevalidator } from 'react-router'
import { type WishChange, wishChangeKinds } from '#commerce/cart/wish-lists/wish-change.ts'
import {
  applyWishChange,
  type RemovedWish,
  type WishListView,
} from '#commerce/cart/wish-lists/wish-list-view.ts'
import type { NewChange } from '#web/browser/pending-change.ts'
import { onChangeResponse, usePendingChanges, useVisitorCount } from '../../pending-changes/page-queue.ts'
import { useReloadIfOutdated } from '../../pending-changes/use-reload-if-outdated.ts'
import type { WishListResponse } from '../../product-controls/hearts/wish-list-response.ts'
import { isSentByThisPage } from '../list-form.tsx'

type LoadedView = Omit<WishListView, 'removed'>

export interface LiveList extends WishListView {
  /** A pending change that only the server's response can show: sharing, creating or deleting a list. */
  pendingKind: WishChange['kind'] | undefined
  /** The last response to a change that was made here. */
  announcement: string | undefined
}

/** The list with all changes that the server hasn't confirmed. */
export function useLiveList(loaded: LoadedView): LiveList {
  const { pending } = usePendingChanges()
  const { confirmed, announcement } = useConfirmedView(loaded)
  useReloadIfOutdated(loaded, useRevalidator().revalidate)
  useRevalidationOnCountChange(loaded)
  return useMemo(() => {
    const changes = pendingWishChanges(pending)
    const pendingKind = changes.find(({ kind }) => ['share', 'create', 'delete'].includes(kind))?.kind
    return { ...changes.reduce(applyWishChange, confirmed), pendingKind, announcement }
  }, [confirmed, pending, announcement])
}

/** The loaded list with the changes that were confirmed since, until they are part of the loaded list. */
function useConfirmedView(loaded: LoadedView) {
  const [removed, setRemoved] = useState<readonly RemovedWish[]>([])
  const [announcement, setAnnouncement] = useState<string>()
  const [unloaded, setUnloaded] = useState<readonly WishChange[]>([])
  const confirmed = useMemo(
    () => unloaded.reduce(applyWishChange, { ...loaded, removed: stillRemoved(loaded, removed) }),
    [loaded, removed, unloaded],
  )
  const latest = useRef(confirmed)
  useEffect(() => {
    latest.current = confirmed
  })
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useEffect(
    () =>
      onChangeResponse(async ({ change, response }) => {
        const wishChange = readWishChange(change)
        if (!wishChange || !response.ok) return
        const { result, list } = response as WishListResponse
        const isOwn = isSentByThisPage(change.key)
        const next = nextAddress(wishChange, list, latest.current, isOwn)
        if (next) return navigate(`${next}result=${result}`)
        const { list: shown } = latest.current
        if (isOwn && (!wishChange.list || wishChange.list === shown?.id)) setAnnouncement(response.message)
        latest.current = applyWishChange(latest.current, wishChange)
        const { removed: nowRemoved } = latest.current
        // The queue drops the change right after this; rendering in between would show the list without it.
        flushSync(() => {
          setRemoved(before => [
            ...before.filter(({ wish }) => !nowRemoved.some(isWishFor(wish.product))),
            ...nowRemoved,
          ])
          setUnloaded(before => [...before, wishChange])
        })
        await revalidate()
        startTransition(() => setUnloaded(before => before.filter(other => other !== wishChange)))
      }),
    [navigate, revalidate],
  )
  return { confirmed, announcement }
}

/** Loads the list again when the count cookie shows a change made elsewhere. */
function useRevalidationOnCountChange(loaded: LoadedView): void {
  const { pending } = usePendingChanges()
  const storedCount = useVisitorCount('wishes')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const count = loaded.lists.reduce((sum, list) => sum + list.count, 0)
    if (pending.length === 0 && storedCount !== undefined && storedCount !== count) void revalidate()
  }, [pending, storedCount, loaded, revalidate])
}

/** A new list opens if this page created it; a deleted one is left, wherever it was deleted. */
function nextAddress(
  { kind, list }: WishChange,
  createdList: string | null,
  shown: WishListView,
  isOwn: boolean,
): string | undefined {
  if (kind === 'create' && createdList && isOwn)
    return `${href('/wish-list/:list?', { list: createdList })}?list=${createdList}&`
  return kind === 'delete' && list === shown.list?.id ? `${href('/wish-list/:list?')}?` : undefined
}

function isWishFor(product: number): (removed: RemovedWish) => boolean {
  return ({ wish }) => wish.product === product
}

/** Leaves out what is back on the list. */
function stillRemoved({ wishes }: LoadedView, removed: readonly RemovedWish[]): RemovedWish[] {
  return removed.filter(({ wish }) =>
    wishes.every(({ product, removed: isRemoved }) => isRemoved || product !== wish.product),
  )
}

/** Reads a change to wish lists; undefined for other changes. */
function readWishChange({ to, fields }: Pick<NewChange, 'to' | 'fields'>): WishChange | undefined {
  const kind = wishChangeKinds.find(other => to === `${href('/wish-list/:list?')}/${other}`)
  return (
    kind && { ...fields, kind, product: fields.product === undefined ? undefined : Number(fields.product) }
  )
}

function pendingWishChanges(pending: readonly NewChange[]): WishChange[] {
  return pending.flatMap(change => readWishChange(change) ?? [])
}
