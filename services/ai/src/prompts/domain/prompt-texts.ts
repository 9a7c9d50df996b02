import { promptLibraryLimits } from '@academy/contracts/http/ai/prompts.ts';
import {
  conflict,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import { storageFull } from '@academy/service-kit/limits/storage-limit.ts';

export const promptNotFound = (): DomainError =>
  notFound('prompt-not-found', { es: 'Prompt no encontrado', en: 'Prompt not found' });

/** The id that the client made names something else already. */
export const promptIdTaken = (): DomainError =>
  conflict('id-taken', {
    es: 'Esto ya se guardó con otro contenido. Vuelve a cargar la página.',
    en: 'This was saved before with other content. Please reload the page.',
  });

export const promptChanged = (): DomainError =>
  versionConflict({
    es: 'Este prompt ha cambiado en otra pestaña u otro dispositivo. Vuelve a abrirlo antes de guardar.',
    en: 'This prompt has changed in another tab or on another device. Open it again before saving.',
  });

/** 413: the member's saved prompts would take more bytes than their plan has room for. */
export const promptsFull = (most: number): DomainError =>
  storageFull('prompt-storage-full', most, {
    es: 'Tus prompts guardados ocuparían más de {megabytes} MB, con sus versiones anteriores. Borra alguno y vuelve a intentarlo.',
    en: 'Your saved prompts would take more than {megabytes} MB, with their earlier versions. Delete some and try again.',
  });

export const libraryFull = (adding: number): DomainError =>
  conflict(
    'prompt-library-full',
    adding === 1
      ? {
          es: `Tu biblioteca ya tiene ${promptLibraryLimits.prompts} prompts. Borra alguno para guardar este.`,
          en: `Your library already holds ${promptLibraryLimits.prompts} prompts. Delete one to save this one.`,
        }
      : {
          es: `Con estos ${adding} prompts pasarías de ${promptLibraryLimits.prompts}. No se ha importado ninguno.`,
          en: `These ${adding} prompts would take you past ${promptLibraryLimits.prompts}. None of them was imported.`,
        },
  );
