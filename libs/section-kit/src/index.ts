export { AccountPage, type AccountPageProps } from './account-page/account-page.tsx';
export { useAccount } from './account-page/use-account.ts';
export { saveAs } from './files/save-as.ts';
export { translatedOptions } from './options/translated-options.ts';
export { useParsePhone, type ParsePhone } from './phone/use-parse-phone.ts';
export { useDownloadFileMutation } from './files/download-file.endpoints.ts';
export { fileSize } from './files/file-size.ts';
export { useMailedQuery } from './mailed-query/use-mailed-query.ts';
export { InSight } from './in-sight/in-sight.tsx';
