@echo off
rem Runs the command line of Selvage on Windows. Beside sources it builds the tool first where it was never built; unpacked
rem from the distribution it finds everything in the folder lib.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if defined SELVAGE_JAVA_HOME set "JAVA=%SELVAGE_JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>nul
if errorlevel 1 (
    echo selvage: no java found; install a JDK of version 17 or later, or set SELVAGE_JAVA_HOME 1>&2
    exit /b 2
)
set "EXTRA="
if "%~1"=="verify" set "EXTRA=verify"
if "%~1"=="mutate" set "EXTRA=mutate"
if exist "%HERE%pom.xml" goto sources

set "PLACE=%HERE%lib\"
set "FRONTEND=%HERE%lib\%EXTRA%"
goto find

:sources
set "PLACE=%HERE%selvage-cli\target\"
set "FRONTEND=%HERE%selvage-%EXTRA%\target"
set "MODULES=selvage-cli"
set "MISSING="
if not exist "%PLACE%selvage-cli-*.jar" set "MISSING=yes"
if defined EXTRA set "MODULES=%MODULES%,selvage-%EXTRA%"
if defined EXTRA if not exist "%FRONTEND%\lib" set "MISSING=yes"
if not defined MISSING goto find
echo selvage: building, once... 1>&2
pushd "%HERE%"
call mvn -q -B -ntp -Dmaven.test.skip=true -pl %MODULES% -am package 1>&2
if errorlevel 1 (
    popd
    echo selvage: the build failed; see above 1>&2
    exit /b 3
)
popd

:find
set "JAR="
for /f "delims=" %%F in ('dir /b "%PLACE%selvage-cli-*.jar" 2^>nul ^| findstr /v /e /c:"-sources.jar" /c:"-javadoc.jar"') do set "JAR=%PLACE%%%F"
if not defined JAR (
    echo selvage: there is no selvage-cli-*.jar in %PLACE%; unpack the distribution again 1>&2
    exit /b 2
)
set FLAGS=-XX:+UseSerialGC -XX:+UseCondCardMark -Xshare:auto -XX:-PrintWarnings -XX:-OmitStackTraceInFastThrow
if defined EXTRA set FLAGS=%FLAGS% "-Dselvage.frontend=%FRONTEND%"
"%JAVA%" %FLAGS% "-Dselvage.command=%~0" -jar "%JAR%" %*
exit /b %ERRORLEVEL%
