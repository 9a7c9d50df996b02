package academy.embedded.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

import academy.embedded.key.Key;
import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.DefaultQueryMatcher;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.QueryMatcher;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.ErrorCode;
import de.bwaldvogel.mongo.exception.MongoServerError;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;

/** A database whose collections have ordered indexes. */
final class StoreDatabase extends AbstractSynchronizedMongoDatabase<Key> {

    private static final String ID_INDEX = "_id_";

    private final StoreMaps maps;
    private final QueryMatcher matcher = new DefaultQueryMatcher();
    /** The index being created: its description is not among the stored ones yet. Guarded by this. */
    private Document creating;

    StoreDatabase(String name, StoreMaps maps, CursorRegistry cursors) {
        super(name, cursors);
        this.maps = maps;
        initializeNamespacesAndIndexes();
    }

    @Override
    public Document handleCommand(Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
        return switch (command.toLowerCase(Locale.ROOT)) {
            case "aggregate" -> new AggregateCommand(this, databases, oplog).run(query);
            case "explain" -> new ExplainCommand(this).run(query);
            case "dropindexes" -> dropIndexes(query);
            default -> withKeyPatterns(query.get(command), stock(channel, command, query, databases, oplog));
        };
    }

    private Document stock(Channel channel, String command, Document query, DatabaseResolver databases, Oplog oplog) {
        return command.equals("update") && OrderedUpdates.are(query)
            ? OrderedUpdates.run(query, one -> super.handleCommand(channel, command, one, databases, oplog))
            : super.handleCommand(channel, command, query, databases, oplog);
    }

    /** Clients look at a duplicate key error's keyPattern to see which field to blame. */
    private Document withKeyPatterns(Object collection, Document response) {
        if (response.get("writeErrors") instanceof List<?> errors && collection instanceof String name) {
            errors.forEach(error -> DuplicateKeys.addPattern((Document) error, existing(name)));
        }
        return response;
    }

    StoreCollection existing(String collection) {
        return (StoreCollection) resolveCollection(collection, false);
    }

    @Override
    protected MongoCollection<Key> openOrCreateCollection(String name, CollectionOptions options) {
        Documents documents = new Documents(maps.documents(databaseName, name), options.getIdField());
        return new StoreCollection(this, name, options, documents, cursorRegistry);
    }

    @Override
    protected synchronized void addIndex(Document description) {
        IndexDefinition.check(description);
        if (hasSameIndex(description)) {
            return;
        }
        // The index of ids comes in between where the collection is created on the way.
        Document outer = creating;
        creating = description;
        try {
            super.addIndex(description);
        } finally {
            creating = outer;
        }
    }

    /** Asked for again, an index is left as it is, also where the description says more than we keep. */
    private boolean hasSameIndex(Document description) {
        StoreCollection collection = existing(collectionOf(description));
        return collection != null && collection.getIndexes().stream()
            .anyMatch(index -> index.getName().equals(description.get("name")) && (index instanceof PrimaryIndex
                || index instanceof OrderedIndex ordered && ordered.isAs(IndexDefinition.of(description))));
    }

    private String collectionOf(Document description) {
        return ((String) description.get("ns")).substring(databaseName.length() + 1);
    }

    @Override
    protected Index<Key> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        return name.equals(ID_INDEX) ? new PrimaryIndex(existing(collection).documents()) : openIndex(collection, name);
    }

    @Override
    protected Index<Key> openOrCreateSecondaryIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
        return openIndex(collection, name);
    }

    private Index<Key> openIndex(String collection, String name) {
        return new OrderedIndex(IndexDefinition.of(description(collection, name)),
            maps.index(databaseName, collection, name), maps.indexState(databaseName, collection, name),
            existing(collection).documents(), matcher::matches);
    }

    private Document description(String collection, String name) {
        if (creating != null) {
            return creating;
        }
        return indexes.get().handleQueryAsStream(descriptionOf(collection, name)).findFirst().orElseThrow();
    }

    private Document descriptionOf(String collection, String name) {
        return new Document("ns", getFullCollectionNamespace(collection)).append("name", name);
    }

    private synchronized Document dropIndexes(Document query) {
        String name = (String) query.get("dropIndexes");
        StoreCollection collection = existing(name);
        Document response = new Document();
        if (collection != null) {
            response.append("nIndexesWas", collection.getIndexes().size());
            for (String index : namesOf(collection, query.get("index"))) {
                dropIndex(collection, index);
                indexes.get().deleteDocuments(descriptionOf(name, index), -1);
            }
        }
        Utils.markOkay(response);
        return response;
    }

    /** An index is named by its name, by several names, by its keys, or by * for all but the one of ids. */
    private static List<String> namesOf(StoreCollection collection, Object wanted) {
        List<String> names = new ArrayList<>();
        if (wanted instanceof Collection<?> several) {
            several.forEach(one -> names.addAll(namesOf(collection, one)));
        } else if (wanted instanceof Document keys) {
            names.add(nameByKeys(collection, keys));
        } else if ("*".equals(wanted)) {
            collection.getIndexes().stream().map(Index::getName).filter(name -> !name.equals(ID_INDEX)).forEach(names::add);
        } else {
            names.add(String.valueOf(wanted));
        }
        if (names.contains(ID_INDEX)) {
            throw new MongoServerError(ErrorCode.InvalidOptions, "cannot drop _id index");
        }
        return names;
    }

    private static String nameByKeys(StoreCollection collection, Document keys) {
        IndexDefinition wanted = IndexDefinition.of(new Document("name", "").append("key", keys));
        return collection.getIndexes().stream()
            .filter(index -> index.getKeys().toString().equals(wanted.keys().toString()))
            .map(Index::getName).findFirst()
            .orElseThrow(() -> new MongoServerError(ErrorCode.IndexNotFound, "can't find index with key: " + keys));
    }

    @Override
    protected void dropIndex(MongoCollection<Key> collection, String index) {
        super.dropIndex(collection, index);
        maps.removeIndex(databaseName, collection.getCollectionName(), index);
    }

    @Override
    public synchronized void dropCollection(String collection, Oplog oplog) {
        super.dropCollection(collection, oplog);
        maps.removeDocuments(databaseName, collection);
    }

    @Override
    public synchronized void moveCollection(MongoDatabase from, MongoCollection<?> collection, String newName) {
        String oldName = collection.getCollectionName();
        super.moveCollection(from, collection, newName);
        maps.rename(from.getDatabaseName(), oldName, databaseName, newName);
    }

    @Override
    public synchronized void drop(Oplog oplog) {
        super.drop(oplog);
        maps.removeDocuments(databaseName, "system.namespaces");
    }

    @Override
    protected long getStorageSize() {
        return maps.fileBytes();
    }

    @Override
    protected long getFileSize() {
        return maps.fileBytes();
    }
}
