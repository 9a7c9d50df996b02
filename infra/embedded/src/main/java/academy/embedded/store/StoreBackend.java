package academy.embedded.store;

import java.util.Locale;
import java.util.Set;

import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;

/** Answers a write only once it is in the file. */
public final class StoreBackend extends H2Backend {

    /** Everything else is run as a write: a command that we do not know may change something. */
    private static final Set<String> READS = Set.of(
        "find", "getmore", "killcursors", "count", "distinct", "ping", "hello", "ismaster", "buildinfo", "explain",
        "listcollections", "listindexes", "listdatabases", "collstats", "dbstats", "serverstatus", "endsessions",
        "connectionstatus", "getlog", "hostinfo", "whatsmyuri", "validate");

    private final DurableStore store;

    public StoreBackend(DurableStore store) {
        super(store.maps());
        this.store = store;
        version(new ReportedVersion());
    }

    @Override
    public Document handleCommand(Channel channel, String databaseName, String command, Document query) {
        if (READS.contains(command.toLowerCase(Locale.ROOT))) {
            return store.read(() -> super.handleCommand(channel, databaseName, command, query));
        }
        return store.write(() -> super.handleCommand(channel, databaseName, command, query));
    }
}
