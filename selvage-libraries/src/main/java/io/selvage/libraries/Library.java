package io.selvage.libraries;

import java.util.List;

/** The libraries, and the jars that each needs: the beginnings of their names. The first one tells the version. */
public enum Library {
    GUAVA_OLD("Guava", "guava-1"),
    GUAVA("Guava", "guava-3", "failureaccess-"),
    CAFFEINE("Caffeine", "caffeine-", "jspecify-"),
    CACHE2K("cache2k", "cache2k-core-", "cache2k-api-"),
    LRU_MAP("ConcurrentLinkedHashMap", "concurrentlinkedhashmap-lru-"),
    JCTOOLS("JCTools", "jctools-core-"),
    AGRONA("Agrona", "agrona-"),
    NETTY("Netty", "netty-buffer-", "netty-common-"),
    DISRUPTOR_OLD("Disruptor", "disruptor-3"),
    DISRUPTOR("Disruptor", "disruptor-4"),
    HISTOGRAM("HdrHistogram", "HdrHistogram-"),
    RXJAVA1("RxJava", "rxjava-1"),
    RXJAVA("RxJava", "rxjava-3", "reactive-streams-"),
    REACTOR("Reactor", "reactor-core-", "reactive-streams-", "jspecify-"),
    VERTX("Vert.x", "vertx-core-5", "vertx-core-logging-", "netty-common-", "netty-buffer-"),
    KOTLIN("Kotlin", "kotlin-stdlib-"),
    COROUTINES("Kotlin coroutines", "kotlinx-coroutines-core-jvm-", "kotlin-stdlib-"),
    POOL1("Commons Pool", "commons-pool-"),
    POOL2("Commons Pool", "commons-pool2-"),
    HIKARI("HikariCP", "HikariCP-", "slf4j-api-"),
    STORMPOT("Stormpot", "stormpot-"),
    QUARTZ("Quartz", "quartz-", "slf4j-api-"),
    LOG4J1("Log4j", "log4j-1"),
    LOGBACK("Logback", "logback-classic-", "logback-core-", "slf4j-api-"),
    JACKSON("Jackson", "jackson-databind-", "jackson-core-", "jackson-annotations-"),
    GSON("Gson", "gson-"),
    JODA("Joda-Time", "joda-time-"),
    OKIO("Okio", "okio-jvm-", "kotlin-stdlib-"),
    H2("H2", "h2-"),
    KAFKA("Kafka clients", "kafka-clients-", "slf4j-api-"),
    ECLIPSE("Eclipse Collections", "eclipse-collections-1", "eclipse-collections-api-"),
    FASTUTIL("fastutil", "fastutil-core-"),
    COLLECTIONS4("Commons Collections", "commons-collections4-"),
    HPPC("HPPC", "hppc-"),
    PCOLLECTIONS("PCollections", "pcollections-"),
    HIGH_SCALE("high-scale-lib", "high-scale-lib-"),
    VAVR("Vavr", "vavr-1", "vavr-match-"),
    SPRING(
            "Spring",
            "spring-context-",
            "spring-core-",
            "spring-beans-",
            "spring-aop-",
            "spring-expression-",
            "commons-logging-",
            "aopalliance-",
            "jspecify-"),
    GUICE("Guice", "guice-", "guava-3", "failureaccess-", "jakarta.inject-api-", "aopalliance-"),
    RESILIENCE4J("Resilience4j", "resilience4j-bulkhead-", "resilience4j-core-", "slf4j-api-"),
    MICROMETER("Micrometer", "micrometer-core-", "micrometer-commons-", "micrometer-observation-", "HdrHistogram-"),
    FAILSAFE("Failsafe", "failsafe-"),
    METRICS("Dropwizard Metrics", "metrics-core-", "slf4j-api-"),
    LANG3("Commons Lang", "commons-lang3-"),
    TROVE("Trove", "trove4j-"),
    ROARING("RoaringBitmap", "RoaringBitmap-"),
    JGRAPHT("JGraphT", "jgrapht-core-"),
    EVENT_BUS("EventBus", "eventbus-java-"),
    LOG4J2("Log4j", "log4j-core-2", "log4j-api-2"),
    DAGGER("Dagger", "dagger-", "jakarta.inject-api-", "javax.inject-", "jspecify-"),
    PROMETHEUS("Prometheus client", "simpleclient-", "simpleclient_tracer_common-", "simpleclient_tracer_otel-"),
    MOCKITO("Mockito", "mockito-core-", "byte-buddy-1", "byte-buddy-agent-", "objenesis-"),
    BYTE_BUDDY("Byte Buddy", "byte-buddy-1"),
    JAVASSIST("Javassist", "javassist-"),
    JANINO("Janino", "janino-", "commons-compiler-"),
    AFTERBURNER(
            "Jackson Afterburner",
            "jackson-module-afterburner-",
            "jackson-databind-",
            "jackson-core-",
            "jackson-annotations-"),
    BLACKBIRD(
            "Jackson Blackbird",
            "jackson-module-blackbird-",
            "jackson-databind-",
            "jackson-core-",
            "jackson-annotations-"),
    BUCKET4J("Bucket4j", "bucket4j_jdk17-core-", "slf4j-api-");

    private final String title;
    private final List<String> jars;

    Library(String title, String... jars) {
        this.title = title;
        this.jars = List.of(jars);
    }

    /** As its makers call it. */
    public String title() {
        return title;
    }

    /** How the names of the jars begin that a program needs which uses it. */
    public List<String> jars() {
        return jars;
    }
}
