package io.selvage.scheduler.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** The loggers of {@code java.util.logging}: levels, filters and handlers. */
final class Loggers {
    private record HandlerState(Handler handler, Level level, Filter filter, Formatter formatter) {
        static HandlerState of(Handler handler) {
            return new HandlerState(handler, handler.getLevel(), handler.getFilter(), handler.getFormatter());
        }

        void restore() {
            handler.setLevel(level);
            handler.setFilter(filter);
            if (formatter != null) {
                handler.setFormatter(formatter);
            }
        }
    }

    private record LoggerState(Level level, Filter filter, boolean useParent, List<HandlerState> handlers) {
        /** Of a logger that nobody has touched. */
        static final LoggerState UNTOUCHED = new LoggerState(null, null, true, List.of());

        static LoggerState of(Logger logger) {
            return new LoggerState(
                    logger.getLevel(),
                    logger.getFilter(),
                    logger.getUseParentHandlers(),
                    Arrays.stream(logger.getHandlers()).map(HandlerState::of).toList());
        }

        void restore(Logger logger) {
            logger.setLevel(level);
            logger.setFilter(filter);
            logger.setUseParentHandlers(useParent);
            List<Handler> superfluous = new ArrayList<>(Arrays.asList(logger.getHandlers()));
            for (HandlerState state : handlers) {
                if (!superfluous.remove(state.handler)) {
                    logger.addHandler(state.handler);
                }
                state.restore();
            }
            superfluous.forEach(logger::removeHandler);
        }
    }

    private Loggers() {}

    static Snapshot snapshot() {
        LogManager manager = LogManager.getLogManager();
        Map<String, LoggerState> states = new HashMap<>();
        for (String name : Collections.list(manager.getLoggerNames())) {
            Logger logger = manager.getLogger(name);
            if (logger != null) {
                states.put(name, LoggerState.of(logger));
            }
        }
        return () -> restore(manager, states);
    }

    private static void restore(LogManager manager, Map<String, LoggerState> states) {
        for (String name : Collections.list(manager.getLoggerNames())) {
            Logger logger = manager.getLogger(name);
            if (logger != null) {
                states.getOrDefault(name, LoggerState.UNTOUCHED).restore(logger);
            }
        }
    }
}
