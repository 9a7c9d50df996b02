package academy.embedded.store;

import java.util.List;

import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.LongDataType;
import org.h2.mvstore.type.StringDataType;

import academy.embedded.key.Key;
import academy.embedded.key.KeyType;

/** The typed maps of the store's file. */
final class StoreMaps {

    /** Bounds the memory that a copy takes. */
    private static final int COPIED_PER_COMMIT = 5000;

    private final MVStore file;
    private final MVMap<String, Long> indexStates;

    StoreMaps(MVStore file) {
        this.file = file;
        this.indexStates = file.openMap(MapNames.INDEX_STATES, new MVMap.Builder<String, Long>()
            .keyType(StringDataType.INSTANCE).valueType(LongDataType.INSTANCE));
    }

    /** Documents by the key of their id. */
    MVMap<Key, StoredDocument> documents(String database, String collection) {
        return file.openMap(MapNames.documents(database, collection), documentsType());
    }

    /** Entries of an index; the value says where in the key the document's id begins. */
    MVMap<Key, Long> index(String database, String collection, String index) {
        return file.openMap(MapNames.index(database, collection, index), indexType());
    }

    private static MVMap.Builder<Key, StoredDocument> documentsType() {
        return new MVMap.Builder<Key, StoredDocument>().keyType(KeyType.INSTANCE).valueType(StoredDocumentType.INSTANCE);
    }

    private static MVMap.Builder<Key, Long> indexType() {
        return new MVMap.Builder<Key, Long>().keyType(KeyType.INSTANCE).valueType(LongDataType.INSTANCE);
    }

    IndexState indexState(String database, String collection, String index) {
        return new IndexState(indexStates, MapNames.index(database, collection, index));
    }

    List<String> databases() {
        return file.getMapNames().stream().map(MapNames::databaseOf).filter(name -> name != null).distinct().toList();
    }

    void removeDocuments(String database, String collection) {
        remove(MapNames.documents(database, collection));
    }

    void removeIndex(String database, String collection, String index) {
        indexStates.remove(MapNames.index(database, collection, index));
        remove(MapNames.index(database, collection, index));
    }

    /** Writes everything into another file, page after full page. */
    void copyTo(StoreMaps target) {
        target.indexStates.putAll(indexStates);
        for (String name : file.getMapNames()) {
            if (MapNames.isDocuments(name)) {
                copy(file.openMap(name, documentsType()), target.file.openMap(name, documentsType()), target.file);
            } else if (MapNames.isIndex(name)) {
                copy(file.openMap(name, indexType()), target.file.openMap(name, indexType()), target.file);
            }
        }
        target.file.commit();
    }

    private static <V> void copy(MVMap<Key, V> from, MVMap<Key, V> to, MVStore target) {
        int uncommitted = 0;
        var cursor = from.cursor(null);
        while (cursor.hasNext()) {
            to.put(cursor.next(), cursor.getValue());
            if (++uncommitted % COPIED_PER_COMMIT == 0) {
                target.commit();
            }
        }
    }

    private void remove(String map) {
        if (file.hasMap(map)) {
            file.removeMap(map);
        }
    }

    void rename(String fromDatabase, String fromCollection, String toDatabase, String toCollection) {
        renameMap(MapNames.documents(fromDatabase, fromCollection), MapNames.documents(toDatabase, toCollection));
        String from = MapNames.indexesOf(fromDatabase, fromCollection);
        String to = MapNames.indexesOf(toDatabase, toCollection);
        for (String map : List.copyOf(file.getMapNames())) {
            if (map.startsWith(from)) {
                String renamed = to + map.substring(from.length());
                renameMap(map, renamed);
                Long state = indexStates.remove(map);
                if (state != null) {
                    indexStates.put(renamed, state);
                }
            }
        }
    }

    private void renameMap(String from, String to) {
        file.renameMap(file.openMap(from), to);
    }

    long fileBytes() {
        return file.getFileStore() == null ? 0 : file.getFileStore().size();
    }
}
