package io.selvage.libraries.stores;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.hsqldb.jdbc.JDBCDriver;

/** Two connections add one, each in one statement. */
@Of(Library.HSQLDB)
@Expect(outputs = "2\n", enough = "random 5")
public final class HsqldbUpdates {
    private HsqldbUpdates() {}

    public static void main(String[] args) throws Exception {
        try (Connection one = new JDBCDriver().connect("jdbc:hsqldb:mem:db", new Properties());
                Connection two = new JDBCDriver().connect("jdbc:hsqldb:mem:db", new Properties())) {
            run(one, "CREATE TABLE counter (value INTEGER)");
            run(one, "INSERT INTO counter VALUES (0)");
            String add = "UPDATE counter SET value = value + 1";
            Threads.run(() -> run(one, add), () -> run(two, add));
            System.out.println(value(one));
            run(one, "SHUTDOWN");
        }
    }

    private static void run(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }

    private static int value(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT value FROM counter")) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
