import type { Db } from '#db/schema/schema.ts'
import type { DoctorCheck, DoctorShop } from '../doctor-shop.server.ts'
import { type Finding, type FindingCode, maxNames } from '../finding.ts'
import { scanPictures } from './picture-scan.server.ts'
import {
  countWithoutAltText,
  readProductsWith,
  readProductsWithFiles,
} from './pictures-check-store.server.ts'

/** More are only counted as this many. */
const maxCounted = 1000

/** Names of hundreds of pictures are no better than those of a few. */
const maxHashes = 100

export const checkPictures: DoctorCheck = async (shop, _now, closing) => {
  const scan = await scanPictures(shop, closing)
  const { missing, lost, lostFiles, looked, productsWithoutPicture, isFinished } = scan
  const findings: Finding[] = []
  if (missing.length > 0) findings.push(await describe(shop.db, 'pictures-missing', missing))
  if (lost.length > 0) findings.push(await describe(shop.db, 'pictures-lost', lost))
  if (lostFiles.length > 0) {
    const products = await readProductsWithFiles(shop.db, lostFiles.slice(0, maxHashes), maxNames)
    findings.push(withProducts('files-lost', lostFiles.length, products))
  }
  if (productsWithoutPicture > 0)
    findings.push({ code: 'products-without-picture', count: productsWithoutPicture })
  const undescribed = await countWithoutAltText(shop.db, maxCounted)
  if (undescribed > 0) findings.push({ code: 'alt-texts-missing', count: undescribed })
  if (!isFinished) findings.push({ code: 'check-unfinished' })
  return { findings, facts: { count: looked } }
}

async function describe(db: Db, code: FindingCode, pictures: readonly { hash: string }[]): Promise<Finding> {
  const hashes = pictures.slice(0, maxHashes).map(({ hash }) => hash)
  const products = await readProductsWith(db, hashes, maxNames)
  return withProducts(code, pictures.length, products)
}

function withProducts(
  code: FindingCode,
  count: number,
  products: readonly { id: number; title: string }[],
): Finding {
  const finding: Finding = { code, count, names: products.map(({ title }) => title) }
  return products[0] ? { ...finding, product: products[0].id } : finding
}

/** Makes the widest copy of each missing picture its file. Returns how many. */
export async function restorePictures(shop: Pick<DoctorShop, 'db' | 'pictures'>): Promise<number> {
  const { missing } = await scanPictures(shop, new AbortController().signal)
  let restored = 0
  for (const picture of missing) if (await shop.pictures.restoreMaster(picture)) restored += 1
  return restored
}
