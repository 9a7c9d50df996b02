import { defineModel, type RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { Schema, type Connection } from 'mongoose';
import type { Place } from '../domain/place.ts';

interface PlaceRow extends Place {
  /** Of the event that it was last taken from. */
  sequence: number;
  /** Withdrawn: nothing but the id and this is left. */
  removed?: boolean;
}

export type PlaceModel = RecordModel<PlaceRow>;

const schemaOf = (collection: string): Schema =>
  new Schema(
    { _id: String, titleEs: String, titleEn: String, sequence: Number, removed: Boolean },
    { collection, versionKey: false },
  );

// Apart, since a lesson and a document may have the same id.
export const lessonPlaceModel = (connection: Connection): PlaceModel =>
  defineModel<PlaceRow>(connection, 'LessonPlace', schemaOf('place_lessons'));
export const documentPlaceModel = (connection: Connection): PlaceModel =>
  defineModel<PlaceRow>(connection, 'DocumentPlace', schemaOf('place_documents'));
