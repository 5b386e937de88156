@echo off
rem Runs the command line of Selvage on Windows; builds it first where it was never built.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if defined SELVAGE_JAVA_HOME set "JAVA=%SELVAGE_JAVA_HOME%\bin\java"
set "JAR="
for %%F in ("%HERE%selvage-cli\target\selvage-cli-*.jar") do set "JAR=%%~fF"
if not defined JAR (
    echo selvage: building, once... 1>&2
    pushd "%HERE%"
    call mvn -q -B -ntp -Dmaven.test.skip=true -pl selvage-hooks,selvage-agent,selvage-engine,selvage-cli package 1>&2
    if errorlevel 1 (
        popd
        echo selvage: the build failed; see above 1>&2
        exit /b 3
    )
    popd
    for %%F in ("%HERE%selvage-cli\target\selvage-cli-*.jar") do set "JAR=%%~fF"
)
"%JAVA%" -XX:+UseSerialGC -XX:+UseCondCardMark -Xshare:auto -XX:-PrintWarnings "-Dselvage.command=%~n0" -jar "%JAR%" %*
exit /b %ERRORLEVEL%
