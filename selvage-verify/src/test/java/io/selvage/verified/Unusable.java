package io.selvage.verified;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Classes that cannot be made or called just like that. */
public final class Unusable {
    private Unusable() {}

    public interface Contract {
        void act();
    }

    public abstract static class Unfinished {
        private int count;

        public synchronized void act() {
            count++;
        }

        public synchronized int count() {
            return count;
        }
    }

    /** Nothing of it can be called. */
    public static final class Silent {}

    /** Nobody can make one. */
    public static final class Closed {
        private int count;

        private Closed(Thread owner) {
            count = owner.getPriority();
        }

        public synchronized int count() {
            return count;
        }
    }

    public static final class NeedsDatabase {
        private final Connection connection;
        private int count;

        public NeedsDatabase() throws SQLException {
            connection = DriverManager.getConnection("jdbc:nothing:here");
        }

        public synchronized int count() throws SQLException {
            return connection.isClosed() ? 0 : count++;
        }
    }

    public static final class StartsThread {
        private int count;

        public StartsThread() {
            Thread worker = new Thread(this::work);
            worker.setDaemon(true);
            worker.start();
            count = 1;
        }

        private void work() {
            increment();
        }

        public synchronized void increment() {
            count++;
        }
    }
}
