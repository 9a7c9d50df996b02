package academy.embedded.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import academy.embedded.key.FieldPath;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerError;

/**
 * An index as createIndexes describes it.
 *
 * @param partialFilter only documents that match it are in the index; null for all
 */
record IndexDefinition(String name, List<IndexKey> keys, boolean unique, boolean sparse, Document partialFilter) {

    private static final Logger log = LoggerFactory.getLogger(IndexDefinition.class);
    /** One fewer than MongoDB, so that an index's state fits into a long. */
    static final int MOST_KEYS = 31;
    private static final int CANNOT_CREATE_INDEX = 67;

    static IndexDefinition of(Document description) {
        return new IndexDefinition((String) description.get("name"), keysOf((Document) description.get("key")),
            Utils.isTrue(description.get("unique")), Utils.isTrue(description.get("sparse")),
            (Document) description.get("partialFilterExpression"));
    }

    private static List<IndexKey> keysOf(Document key) {
        List<IndexKey> keys = new ArrayList<>();
        for (Map.Entry<String, Object> field : key.entrySet()) {
            keys.add(new IndexKey(field.getKey(), ((Number) field.getValue()).doubleValue() > 0));
        }
        return keys;
    }

    /** Refuses what this store would only pretend to do. */
    static void check(Document description) {
        if (!(description.get("key") instanceof Document key) || key.isEmpty() || key.size() > MOST_KEYS) {
            throw refused("an index needs 1 to " + MOST_KEYS + " keys");
        }
        for (Map.Entry<String, Object> field : key.entrySet()) {
            if (!(field.getValue() instanceof Number number) || number.doubleValue() == 0) {
                throw refused("the embedded store has no index of type '" + field.getValue() + "'");
            } else if (field.getKey().contains("$**") || field.getKey().isEmpty()) {
                throw refused("the embedded store has no wildcard indexes");
            }
        }
        if (description.get("collation") != null) {
            throw refused("the embedded store has no collations");
        }
        if (description.containsKey("expireAfterSeconds")) {
            log.warn("index {}: the embedded store expires nothing; expireAfterSeconds is ignored", description.get("name"));
        }
    }

    private static MongoServerError refused(String why) {
        return new MongoServerError(CANNOT_CREATE_INDEX, "CannotCreateIndex", "Cannot create the index: " + why);
    }

    List<FieldPath> paths() {
        return keys.stream().map(key -> new FieldPath(key.getKey())).toList();
    }

    boolean sameAs(IndexDefinition other) {
        return keys.toString().equals(other.keys.toString()) && unique == other.unique && sparse == other.sparse
            && String.valueOf(partialFilter).equals(String.valueOf(other.partialFilter));
    }
}
