package academy.embedded.store;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractMongoBackend;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.ErrorCode;
import de.bwaldvogel.mongo.exception.MongoServerError;
import io.netty.channel.Channel;

/** All databases of the store. A command that writes is answered only once what it wrote is in the file. */
public final class StoreBackend extends AbstractMongoBackend {

    /** Everything else is run as a write: a command that we do not know may change something. */
    private static final Set<String> READS = Set.of(
        "find", "getmore", "killcursors", "count", "distinct", "ping", "hello", "ismaster", "buildinfo", "explain",
        "listcollections", "listindexes", "listdatabases", "collstats", "dbstats", "serverstatus", "endsessions",
        "connectionstatus", "getlog", "hostinfo", "whatsmyuri", "validate");

    private static final int MOST_WRITES_AT_ONCE = 10_000;
    /** Above the 16 MB that one document may have. */
    private static final int LARGEST_MESSAGE_BYTES = 18_000_000;
    /** MongoDB's own. */
    private static final int DEFAULT_BATCH = 101;

    private final DurableStore store;
    private final StoreMaps maps;
    private final IdleCursors idleCursors = new IdleCursors(Clock.systemUTC());

    public StoreBackend(DurableStore store) {
        this.store = store;
        this.maps = new StoreMaps(store.maps());
        version(new ReportedVersion());
        store.write(() -> {
            maps.databases().forEach(this::resolveDatabase);
            return null;
        });
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
        return new StoreDatabase(name, maps, getCursorRegistry());
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
        String name = command.toLowerCase(Locale.ROOT);
        if (READS.contains(name) || name.equals("aggregate") && !writes(query)) {
            return store.read(() -> answer(channel, database, name, command, query));
        }
        return store.write(() -> answer(channel, database, name, command, query));
    }

    private static boolean writes(Document aggregate) {
        return aggregate.get("pipeline") instanceof List<?> stages && stages.stream().anyMatch(stage ->
            stage instanceof Document document && (document.containsKey("$out") || document.containsKey("$merge")));
    }

    private Document answer(Channel channel, String database, String name, String command, Document query) {
        return switch (name) {
            case "hello", "ismaster" -> hello(super.handleCommand(channel, database, "ismaster", query));
            case "find" -> find(channel, database, command, query);
            case "listdatabases" -> listDatabases();
            case "findandmodify" -> findAndModify(channel, database, command, query);
            default -> super.handleCommand(channel, database, command, query);
        };
    }

    /** Our heap is small, so clients are told to send large writes in parts. */
    private static Document hello(Document ismaster) {
        return ismaster.append("isWritablePrimary", true)
            .append("maxWriteBatchSize", MOST_WRITES_AT_ONCE)
            .append("maxMessageSizeBytes", LARGEST_MESSAGE_BYTES);
    }

    /** The stock answer to a find without a batch size is all of it at once, however large. */
    private Document find(Channel channel, String database, String command, Document query) {
        if (!Utils.isTrue(query.get("singleBatch"))) {
            query.putIfAbsent("batchSize", DEFAULT_BATCH);
        }
        Document response = super.handleCommand(channel, database, command, query);
        idleCursors.used((Long) ((Document) response.get("cursor")).get("id"));
        closeCursors(idleCursors.takeExpired());
        return response;
    }

    @Override
    protected Document handleGetMore(String database, String command, Document query) {
        query.putIfAbsent("batchSize", DEFAULT_BATCH);
        idleCursors.used(((Number) query.get(command)).longValue());
        return super.handleGetMore(database, command, query);
    }

    private Document findAndModify(Channel channel, String database, String command, Document query) {
        try {
            return super.handleCommand(channel, database, command, query);
        } catch (MongoServerError e) {
            if (!e.hasCode(ErrorCode.DuplicateKey)) {
                throw e;
            }
            Object collection = resolveDatabase(database).resolveCollection((String) query.get(command), false);
            return DuplicateKeys.toResponse(e, (StoreCollection) collection);
        }
    }

    /** The stock answer opens each database a second time. */
    private Document listDatabases() {
        List<Document> databases = listDatabaseNames().stream().sorted()
            .map(name -> new Document("name", name).append("empty", resolveDatabase(name).isEmpty()))
            .toList();
        Document response = new Document("databases", databases).append("totalSize", store.fileBytes());
        Utils.markOkay(response);
        return response;
    }
}
