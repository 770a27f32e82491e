import { data } from 'react-router'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import type { PictureMaster } from '#commerce/catalog/pictures/picture-files.server.ts'
import { type PictureKey, readLatestPictures } from '#commerce/catalog/pictures/picture-store.server.ts'
import { addShopPictures, shopPictureOwner } from '#commerce/editing/add-picture.server.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { listMessages } from '#messages/office/lists.ts'
import { officePictureMessages as texts } from '#messages/office/pictures.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { saveUploads } from '#web/uploads/save-uploads.server.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { UploadBox } from '../ui/form/upload-box.tsx'
import { listPath, pageOf } from '../ui/list/list-address.ts'
import { ListPager } from '../ui/list/list-pager.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/pictures-page.ts'
import styles from './pictures-page.module.css'

/** So many pictures are on a page of the list, and in the dialog at once. */
const pageSize = 60
const path = '/office/content/pictures'

const contentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const files = { pictures: { maxFiles: 10, maxBytes: 20_000_000, contentTypes, isRequired: true } }

export const middleware = [allow('content.edit'), acceptForm({}, { files })]

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = readPictureKey(url.searchParams.get('after'))
  const rows = await readLatestPictures(context.get(shopContext).db, { after, limit: pageSize + 1 })
  const { shown, last } = pageOf(rows, pageSize)
  const pictures: PictureMaster[] = shown.map(({ hash, width, height }) => ({ hash, width, height }))
  const next = last && listPath(path, { after: `${last.uploaded_at}~${last.hash}` })
  return { pictures, next, isFirst: after === null }
}

/** Null for the first page. */
function readPictureKey(text: string | null): PictureKey | null {
  const [, uploaded_at, hash] = /^([\dTZ:.-]{1,30})~([0-9a-f]{24})$/.exec(text ?? '') ?? []
  return hash === undefined ? null : { uploaded_at: uploaded_at!, hash }
}

/** Adds uploaded pictures, for this page and for the dialog that chooses one. */
export async function action(args: Route.ActionArgs) {
  const { db, pictures } = args.context.get(shopContext)
  const uploaded = await saveUploads(args, files, texts, content =>
    pictures.saveEncoded(content, shopPictureOwner),
  )
  if (!uploaded.ok) return data({ added: [], error: uploaded.error }, { status: 422 })
  await addShopPictures(db, formOrigin(args), uploaded.saved)
  return { added: uploaded.saved, error: '' }
}

/** The pictures of the shop, with the line that shows each in a text. */
export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, next, isFirst } = loaderData
  return (
    <>
      <PageHead title={texts.title} trail={[{ to: '/office/content', label: frameMessages.pages.content }]} />
      <p className="soft">{texts.intro}</p>
      <form className={styles.upload} method="post" encType="multipart/form-data">
        <UploadBox label={texts.files} button={texts.add} name="pictures" multiple accept="image/*" />
        {actionData && (
          <p role="alert" className={actionData.error ? 'bad' : undefined}>
            {actionData.error || texts.added(actionData.added.length)}
          </p>
        )}
      </form>
      {pictures.length === 0 && <EmptyState text={texts.none} />}
      <ul className={styles.pictures}>
        {pictures.map(({ hash, width, height }, at) => (
          <li key={hash}>
            <img
              src={pictureUrl({ hash, width: servedWidths(width)[0]!, format: 'webp' })}
              width={width}
              height={height}
              alt=""
              loading="lazy"
            />
            <details>
              <summary aria-label={texts.markdownOf(at + 1)}>{texts.markdown}</summary>
              <code>{texts.line(hash)}</code>
            </details>
            <span className="muted">{texts.size(width, height)}</span>
          </li>
        ))}
      </ul>
      <ListPager
        previousTo={isFirst ? undefined : path}
        nextTo={next}
        labels={{ previous: texts.newest, next: listMessages.older }}
      />
    </>
  )
}
