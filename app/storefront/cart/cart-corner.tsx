import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { comesLater } from '../../ui/comes-later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { loadSending } from '../sending/sending.ts'
import { closeAdding, useAdding } from './adding.ts'

const loadSheet = () => import('./panel/adding-sheet.tsx').then(({ AddingSheet }) => AddingSheet)

/** What is added without it is in the cart all the same. */
const AddingSheet = comesLater(loadSheet, <Notice>One moment, please.</Notice>)

/** Fetches what an added product is sent and shown with, while the shopper still presses the button. */
export function prepareAdding(): void {
  Promise.all([loadSending(), loadSheet()]).catch(() => {})
}

/** What was added just now, or the choice of what is to be, before every page. */
export function CartCorner() {
  const adding = useAdding()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => closeAdding, [key])
  return adding && <AddingSheet adding={adding} />
}
