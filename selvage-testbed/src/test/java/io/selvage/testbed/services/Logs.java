package io.selvage.testbed.services;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import java.util.prefs.Preferences;

/** Loggers and preferences. */
final class Logs {
    private static final Logger OWN = Logger.getLogger("services.own");

    private Logs() {}

    static void ask(Answers a) {
        a.ask("root level", () -> Logger.getLogger("").getLevel());
        a.ask("level", () -> OWN.getLevel() + " " + OWN.isLoggable(Level.INFO) + OWN.isLoggable(Level.FINE));
        a.ask("parent", () -> OWN.getParent().getName().isEmpty());
        a.ask("same", () -> Logger.getLogger("services.own") == OWN);
        a.ask("handlers", () -> Logger.getLogger("").getHandlers().length);
        a.ask("handler", () -> Logger.getLogger("").getHandlers()[0].getClass());
        a.ask("global", () -> Logger.getGlobal().getName());
        a.ask(
                "known",
                () -> Collections.list(LogManager.getLogManager().getLoggerNames())
                        .contains("services.own"));
        a.ask("property", () -> LogManager.getLogManager().getProperty(".level"));
        a.ask("names of levels", () -> Level.parse("WARNING").getLocalizedName() + Level.parse("800"));
        a.ask("records", Logs::records);
        a.ask("formatted", Logs::formatted);
        a.ask("child", () -> {
            Logger child = Logger.getLogger("services.own.child");
            child.setLevel(Level.FINEST);
            return child.getParent().getName() + child.getLevel();
        });
        a.ask("system logger", () -> System.getLogger("services.system").getName());
        a.ask(
                "system level",
                () -> System.getLogger("services.system").isLoggable(System.Logger.Level.INFO) + " "
                        + System.getLogger("services.system").isLoggable(System.Logger.Level.DEBUG));
        a.ask("finder", () -> System.LoggerFinder.getLoggerFinder().getClass().getSimpleName());
        a.ask(
                "preferences",
                () -> Preferences.userRoot().node("services/nothing").get("key", "none"));
        a.ask(
                "preferences path",
                () -> Preferences.userNodeForPackage(Logs.class).absolutePath());
    }

    private static List<String> records() {
        List<String> seen = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord one) {
                seen.add(one.getLevel() + " " + one.getLoggerName() + " " + one.getMessage() + " "
                        + one.getSourceClassName() + "." + one.getSourceMethodName());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        OWN.setUseParentHandlers(false);
        OWN.addHandler(handler);
        OWN.info("one");
        OWN.fine("not seen");
        OWN.log(Level.WARNING, "two {0}", 2);
        System.getLogger("services.own").log(System.Logger.Level.ERROR, "three");
        OWN.removeHandler(handler);
        return seen;
    }

    private static String formatted() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Formatter formatter = new SimpleFormatter() {
            @Override
            public String format(LogRecord one) {
                return one.getLevel().getLocalizedName() + ": " + formatMessage(one);
            }
        };
        Handler handler = new StreamHandler(bytes, formatter);
        OWN.setUseParentHandlers(false);
        OWN.addHandler(handler);
        OWN.log(Level.SEVERE, "value {0}", 1234.5);
        OWN.removeHandler(handler);
        handler.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
