package academy.embedded.store;

/** The names of the maps in the store's file. */
final class MapNames {

    private static final String DOCUMENTS = "documents/";
    private static final String INDEX = "index/";
    static final String INDEX_STATES = "index-states";

    private MapNames() {
    }

    static String documents(String database, String collection) {
        return documentsOf(database) + escape(collection);
    }

    static String documentsOf(String database) {
        return DOCUMENTS + escape(database) + "/";
    }

    static String index(String database, String collection, String index) {
        return indexesOf(database, collection) + escape(index);
    }

    static String indexesOf(String database, String collection) {
        return INDEX + escape(database) + "/" + escape(collection) + "/";
    }

    static boolean isDocuments(String map) {
        return map.startsWith(DOCUMENTS);
    }

    static boolean isIndex(String map) {
        return map.startsWith(INDEX);
    }

    /** The database that a map of documents belongs to, or null for another map. */
    static String databaseOf(String map) {
        if (!isDocuments(map)) {
            return null;
        }
        String name = map.substring(DOCUMENTS.length(), map.indexOf('/', DOCUMENTS.length()));
        return name.replace("%2F", "/").replace("%25", "%");
    }

    private static String escape(String name) {
        return name.replace("%", "%25").replace("/", "%2F");
    }
}
